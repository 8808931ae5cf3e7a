/** What `npm run bench` measures, in the order of the document. Loaded when they are needed. */
export const parts = {
  bytes: () => import('./bytes.mjs'),
  peers: () => import('./peers.mjs'),
  pages: () => import('./pages.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  server: () => import('./server.mjs'),
  forms: () => import('./forms.mjs'),
  interaction: () => import('./interaction.mjs'),
}
