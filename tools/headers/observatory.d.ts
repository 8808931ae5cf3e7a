/** The parts of MDN's observatory that score.ts uses; the package has no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  type Test = (requests: unknown) => { constructor: { name: string }; result: string }
  export const ALL_TESTS: readonly Test[]
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function getScoreModifier(result: string): number
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(host: string)
    responses: unknown
    resources: { path: string }
    session: unknown
  }
}
