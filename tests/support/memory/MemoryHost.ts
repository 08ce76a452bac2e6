import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";
import type { NativeHost } from "#ports/NativeHost.ts";

/** A stub app that records the messages it receives while present. */
export class MemoryHost implements NativeHost {
	readonly messages: BridgeMessage[] = [];
	present = false;

	offer(message: BridgeMessage): boolean {
		if (this.present) this.messages.push(message);
		return this.present;
	}
}
