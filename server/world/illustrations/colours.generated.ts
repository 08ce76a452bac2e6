/** Mean colours of the rendered pictures by key; written by `node server/world/illustrations/measureColours.ts`. */
export const colours: Readonly<Record<string, string>> = {};
