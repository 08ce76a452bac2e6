import type { PaymentGateway } from "../PaymentGateway.ts";

export function createTossGateway(_keys: { readonly secretKey: string }): PaymentGateway | null {
	return null;
}
