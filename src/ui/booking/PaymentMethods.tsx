import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";

export interface PaymentMethodsProps {
	readonly methods: readonly PaymentMethod[];
	readonly value: PaymentMethod | null;
	readonly onChange: (method: PaymentMethod) => void;
	readonly error?: string | null | undefined;
}

/** Payment methods available for a kind of payment, all at one level (DEC-086, DEC-087). */
export const PaymentMethods = ({ methods, value, onChange, error }: PaymentMethodsProps) => (
	<RadioGroup
		legend={bookingFormCopy.method.title}
		hideLegend
		cards
		options={methods.map((method) => ({ value: method, label: paymentMethodLabel(method) }))}
		value={value}
		onChange={onChange}
		error={error}
	/>
);
