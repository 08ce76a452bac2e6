import { channelAt } from "#domain/offer/channel.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import type { Supplier, SupplierAnswer, SupplierCancelAnswer, SupplierOrder } from "./Supplier.ts";

/** How a simulated supplier behaves. */
export interface SupplierBehaviour {
	/** How long it thinks before it answers. */
	readonly delaySeconds: number;
	/** drift: it wants another price than we sold for, which we cannot take. */
	readonly onBook: "confirm" | "reject" | "silent" | "drift";
	readonly onCancel: "accept" | "refuse" | "silent";
}

const usual: SupplierBehaviour = { delaySeconds: 15, onBook: "confirm", onCancel: "accept" };

interface Memory {
	readonly channelIndex: number;
	readonly bookedAt: number;
	readonly cancelAskedAt: number | null;
}

export interface SupplierSimulator extends Supplier {
	/** Changes how the supplier of a channel behaves from now on. */
	behave(channelIndex: number, behaviour: Partial<SupplierBehaviour>): Promise<void>;
}

/** The nine suppliers of a machine without any: they confirm after a while, and can be told to fail. [CHAN-03, DEC-183] */
export function createSupplierSimulator({
	db,
	clock,
}: {
	readonly db: Database;
	readonly clock: Clock;
}): SupplierSimulator {
	async function read<T>(kind: string, key: string): Promise<T | null> {
		const { rows } = await db.query<{ body: T }>(
			"SELECT body FROM gateway_sandbox WHERE kind = $1 AND key = $2",
			[kind, key],
		);
		return rows[0]?.body ?? null;
	}

	const write = (to: Queryable, kind: string, key: string, body: object) =>
		to.query(
			`INSERT INTO gateway_sandbox (kind, key, body) VALUES ($1, $2, $3)
			ON CONFLICT (kind, key) DO UPDATE SET body = $3, updated_at = now()`,
			[kind, key, JSON.stringify(body)],
		);

	const behaviourOf = async (channelIndex: number): Promise<SupplierBehaviour> => ({
		...usual,
		...(await read<Partial<SupplierBehaviour>>("supplier", String(channelIndex))),
	});

	async function status(orderNo: string): Promise<SupplierAnswer> {
		const memory = await read<Memory>("supplier-order", orderNo);
		if (!memory) return { kind: "rejected", reason: "알 수 없는 예약" };
		const { delaySeconds, onBook } = await behaviourOf(memory.channelIndex);
		if (clock.now() < memory.bookedAt + delaySeconds * 1000) return { kind: "waiting" };
		switch (onBook) {
			case "silent":
				return { kind: "waiting" };
			case "reject":
				return { kind: "rejected", reason: "객실이 마감되었습니다." };
			case "drift":
				return { kind: "rejected", reason: "공급사 요금이 변경되었습니다." };
			case "confirm": {
				const code = channelAt(memory.channelIndex)?.code ?? "SUP";
				const number = orderNo.replaceAll(/[^A-Za-z0-9]/g, "").slice(-12);
				return {
					kind: "confirmed",
					confirmNum: `${code}-${number}`,
					externalOrderNum: `${code}${number}`,
				};
			}
		}
	}

	return {
		async behave(channelIndex, behaviour) {
			const now = await behaviourOf(channelIndex);
			await write(db, "supplier", String(channelIndex), { ...now, ...behaviour });
		},
		async book({ orderNo, channelIndex }: SupplierOrder) {
			const known = await read<Memory>("supplier-order", orderNo);
			if (!known) {
				const memory: Memory = { channelIndex, bookedAt: clock.now(), cancelAskedAt: null };
				await write(db, "supplier-order", orderNo, memory);
			}
			return status(orderNo);
		},
		status,
		async cancel(orderNo): Promise<SupplierCancelAnswer> {
			const memory = await read<Memory>("supplier-order", orderNo);
			if (!memory) return { kind: "accepted" };
			const askedAt = memory.cancelAskedAt ?? clock.now();
			if (memory.cancelAskedAt === null)
				await write(db, "supplier-order", orderNo, { ...memory, cancelAskedAt: askedAt });
			const { delaySeconds, onCancel } = await behaviourOf(memory.channelIndex);
			if (onCancel === "silent" || clock.now() < askedAt + delaySeconds * 1000) return { kind: "waiting" };
			return { kind: onCancel === "accept" ? "accepted" : "refused" };
		},
	};
}
