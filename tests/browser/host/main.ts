/** Starts the native app simulator for manual testing, around a product that is already running: `npm run host -- [its port]`. */
import { hostPath, startHost } from "./startHost.ts";

const host = await startHost({ productPort: Number(process.argv[2] ?? 3000), port: 3100 });
console.log(`${host.address}${hostPath}`);
