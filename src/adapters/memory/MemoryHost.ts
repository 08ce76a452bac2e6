import type { BridgeMessage } from "#domain/navigation/bridgeMessage.ts";
import type { NativeHost } from "#ports/NativeHost.ts";

/** An app that remembers what it was told. */
export class MemoryHost implements NativeHost {
	readonly messages: BridgeMessage[] = [];
	present = false;

	isPresent(): boolean {
		return this.present;
	}

	send(message: BridgeMessage): void {
		this.messages.push(message);
	}
}
