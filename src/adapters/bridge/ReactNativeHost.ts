import { errorsCopy } from "#copy/errors.ts";
import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";
import type { NativeHost } from "#ports/NativeHost.ts";

interface Bridge {
	postMessage(message: string): void;
}

/** Thrown outside a web view: '웹뷰 환경이 아닙니다.' (BRIDGE-04). */
class NotWebViewError extends Error {
	override readonly name = "NotWebViewError";

	constructor() {
		super(errorsCopy.error.notWebView);
	}
}

/** The app's bridge, `window.ReactNativeWebView` (DEC-124, DEC-125). */
export class ReactNativeHost implements NativeHost {
	readonly #bridge: () => Partial<Bridge> | undefined;

	constructor(bridge: () => Partial<Bridge> | undefined) {
		this.#bridge = bridge;
	}

	isPresent(): boolean {
		return typeof this.#bridge()?.postMessage === "function";
	}

	/** @throws NotWebViewError outside a web view (BRIDGE-04). */
	send(message: BridgeMessage): void {
		const bridge = this.#bridge();
		if (typeof bridge?.postMessage !== "function") throw new NotWebViewError();
		bridge.postMessage(JSON.stringify(message));
	}

	/** Sends the message if possible and returns whether it was sent. A failing bridge counts as no bridge (E02). */
	offer(message: BridgeMessage): boolean {
		try {
			this.send(message);
			return true;
		} catch {
			return false;
		}
	}
}
