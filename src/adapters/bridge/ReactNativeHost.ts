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

/** The same message again within this many milliseconds comes from a double tap. */
const doubleTap = 500;

/** The app's bridge, `window.ReactNativeWebView` (DEC-124, DEC-125). */
export class ReactNativeHost implements NativeHost {
	readonly #bridge: () => Partial<Bridge> | undefined;
	readonly #now: () => number;
	#last = { text: "", at: Number.NEGATIVE_INFINITY };

	constructor(bridge: () => Partial<Bridge> | undefined, now = () => performance.now()) {
		this.#bridge = bridge;
		this.#now = now;
	}

	isPresent(): boolean {
		return typeof this.#bridge()?.postMessage === "function";
	}

	/**
	 * Sends a message; a double tap's only once, because the app would open the same screen twice.
	 * @throws NotWebViewError outside a web view (BRIDGE-04).
	 */
	send(message: BridgeMessage): void {
		const bridge = this.#bridge();
		if (typeof bridge?.postMessage !== "function") throw new NotWebViewError();
		const [text, at] = [JSON.stringify(message), this.#now()];
		if (text === this.#last.text && at - this.#last.at < doubleTap) return;
		bridge.postMessage(text);
		this.#last = { text, at };
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
