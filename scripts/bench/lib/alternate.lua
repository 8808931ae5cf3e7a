-- For wrk: guests of both languages in turn, as browsers ask (compressed).
local turn = 0
local requests = {}

init = function()
  for index, language in ipairs({ "sv", "en" }) do
    local headers = { ["Cookie"] = "language=" .. language, ["Accept-Encoding"] = "gzip, deflate, br" }
    for name, value in pairs(wrk.headers) do headers[name] = value end
    requests[index] = wrk.format("GET", wrk.path, headers)
  end
end

request = function()
  turn = turn + 1
  return requests[turn % 2 + 1]
end
