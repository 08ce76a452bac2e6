import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";
import type { NativeHost } from "#ports/NativeHost.ts";

/** An app that remembers what it was told, once it is there. */
export class MemoryHost implements NativeHost {
	readonly messages: BridgeMessage[] = [];
	present = false;

	offer(message: BridgeMessage): boolean {
		if (this.present) this.messages.push(message);
		return this.present;
	}
}
