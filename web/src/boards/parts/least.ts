/** The least size of words in a drawing of this width and height, so that they have 12 pixels however small it is drawn. */
export const leastText = (width: number, height: number, drawnWide: number, drawnHigh: number): number =>
  drawnWide && drawnHigh ? 12 * Math.max(1, width / drawnWide, height / drawnHigh) : 12;
