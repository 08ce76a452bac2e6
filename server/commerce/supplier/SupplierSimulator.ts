import { channelAt } from "#domain/stay/channel.ts";
import { SandboxMemory } from "#server/commerce/payment/sandbox/store/SandboxMemory.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type {
	Supplier,
	SupplierAnswer,
	SupplierCancelAnswer,
	SupplierOrder,
	SupplierQuestion,
	SupplierReply,
} from "./Supplier.ts";

/** Behaviour of a simulated supplier. */
export interface SupplierBehaviour {
	/** Delay before it answers, in seconds. */
	readonly delaySeconds: number;
	/** `drift`: it demands a different price from the one we sold for, so the booking is rejected. */
	readonly onBook: "confirm" | "reject" | "silent" | "drift";
	readonly onCancel: "accept" | "refuse" | "silent";
	readonly onAsk: "answer" | "silent";
}

const usual: SupplierBehaviour = { delaySeconds: 15, onBook: "confirm", onCancel: "accept", onAsk: "answer" };

interface Memory {
	readonly channelIndex: number;
	readonly bookedAt: number;
	readonly cancelAskedAt: number | null;
}

function answerOf(
	orderNo: string,
	channelIndex: number,
	onBook: SupplierBehaviour["onBook"],
): SupplierAnswer {
	switch (onBook) {
		case "silent":
			return { kind: "waiting" };
		case "reject":
			return { kind: "rejected", reason: "객실이 마감되었습니다." };
		case "drift":
			return { kind: "rejected", reason: "공급사 요금이 변경되었습니다." };
		case "confirm": {
			const code = channelAt(channelIndex)?.code ?? "SUP";
			const number = orderNo.replaceAll(/[^A-Za-z0-9]/g, "").slice(-12);
			return { kind: "confirmed", confirmNum: `${code}-${number}`, externalOrderNum: `${code}${number}` };
		}
	}
}

/** Simulates the nine suppliers where no real ones are connected: they confirm after a delay and can be told to fail. [CHAN-03, DEC-183] */
export class SupplierSimulator implements Supplier {
	readonly #memory: SandboxMemory;
	readonly #clock: Clock;

	constructor({ db, clock }: { readonly db: Queryable; readonly clock: Clock }) {
		this.#memory = new SandboxMemory(db);
		this.#clock = clock;
	}

	/** Changes a simulated supplier's behaviour from now on. */
	async configure(channelIndex: number, behaviour: Partial<SupplierBehaviour>): Promise<void> {
		const now = await this.#behaviourOf(channelIndex);
		await this.#memory.write("supplier", String(channelIndex), { ...now, ...behaviour });
	}

	async book({ orderNo, channelIndex }: SupplierOrder): Promise<void> {
		const known = await this.#read(orderNo);
		if (!known)
			await this.#write(orderNo, { channelIndex, bookedAt: this.#clock.now(), cancelAskedAt: null });
	}

	async status(orderNo: string): Promise<SupplierAnswer> {
		const memory = await this.#read(orderNo);
		if (!memory) return { kind: "rejected", reason: "알 수 없는 예약" };
		const { channelIndex, bookedAt } = memory;
		const { delaySeconds, onBook } = await this.#behaviourOf(channelIndex);
		const isThinking = this.#clock.now() < bookedAt + delaySeconds * 1000;
		return isThinking ? { kind: "waiting" } : answerOf(orderNo, channelIndex, onBook);
	}

	async cancel({ orderNo }: Pick<SupplierOrder, "orderNo">): Promise<SupplierCancelAnswer> {
		const memory = await this.#read(orderNo);
		if (!memory) return { kind: "accepted" };
		const askedAt = memory.cancelAskedAt ?? this.#clock.now();
		if (memory.cancelAskedAt === null) await this.#write(orderNo, { ...memory, cancelAskedAt: askedAt });
		const { delaySeconds, onCancel } = await this.#behaviourOf(memory.channelIndex);
		const isThinking = this.#clock.now() < askedAt + delaySeconds * 1000;
		if (onCancel === "silent" || isThinking) return { kind: "waiting" };
		return { kind: onCancel === "accept" ? "accepted" : "refused" };
	}

	async ask({
		number,
		channelIndex,
		title,
	}: Pick<SupplierQuestion, "number" | "channelIndex" | "title">): Promise<SupplierReply> {
		const known = await this.#memory.read<{ readonly askedAt: number }>("supplier-question", number);
		const askedAt = known?.askedAt ?? this.#clock.now();
		if (!known) await this.#memory.write("supplier-question", number, { askedAt });
		const { delaySeconds, onAsk } = await this.#behaviourOf(channelIndex);
		if (onAsk === "silent" || this.#clock.now() < askedAt + delaySeconds * 1000) return { kind: "waiting" };
		return { kind: "answered", text: `‘${title}’ 문의를 확인했어요. 말씀하신 대로 준비해 둘게요.` };
	}

	#read(orderNo: string): Promise<Memory | null> {
		return this.#memory.read<Memory>("supplier-order", orderNo);
	}

	#write(orderNo: string, memory: Memory): Promise<void> {
		return this.#memory.write("supplier-order", orderNo, memory);
	}

	async #behaviourOf(channelIndex: number): Promise<SupplierBehaviour> {
		const chosen = await this.#memory.read<Partial<SupplierBehaviour>>("supplier", String(channelIndex));
		return { ...usual, ...chosen };
	}
}
