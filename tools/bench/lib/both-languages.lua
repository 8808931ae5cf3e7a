-- For wrk: alternates between the languages, compressed as browsers ask.
local count = 0
local requests = {}

init = function()
  for index, language in ipairs({ "sv", "en" }) do
    local headers = { ["Cookie"] = "language=" .. language, ["Accept-Encoding"] = "gzip, deflate, br" }
    for name, value in pairs(wrk.headers) do headers[name] = value end
    requests[index] = wrk.format("GET", wrk.path, headers)
  end
end

request = function()
  count = count + 1
  return requests[count % 2 + 1]
end
