import { observer } from "mobx-react-lite";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import stack from "#ui/styles/stack.module.css";
import { type BookingForm, maxRequest } from "../BookingForm.ts";
import styles from "./Fields.module.css";

const text = bookingFormCopy.guest;

/** Loaded lazily, since few bookings need it and it includes the list of countries. */
const { Part: InternationalFields } = lazyPart(
	async () => (await import("./InternationalFields.tsx")).InternationalFields,
	<div className={styles.awaited} aria-hidden="true" />,
);

/** Guest details and requests to the stay. Abroad: English names and a number with its country (CHAN-05, DEC-096). */
export const GuestFields = observer(function GuestFields({ form }: { readonly form: BookingForm }) {
	return (
		<div className={stack.gap5}>
			{form.isInternational ? (
				<InternationalFields form={form} />
			) : (
				<div className={styles.pair}>
					<TextField
						label={text.name}
						value={form.texts.name}
						error={form.error("name")}
						validation="name"
						autoComplete="name"
						onChange={(value) => form.type("name", value)}
					/>
					<TextField
						label={text.phone}
						type="tel"
						inputMode="numeric"
						autoComplete="tel"
						help={text.phoneHelp}
						value={form.texts.phone}
						error={form.error("phone")}
						validation="phone"
						onChange={(value) => form.type("phone", value)}
					/>
				</div>
			)}
			<TextField
				label={text.email}
				type="email"
				autoComplete="email"
				inputMode="email"
				help={text.emailHelp}
				value={form.texts.email}
				error={form.error("email")}
				validation="email"
				onChange={(value) => form.type("email", value)}
			/>
			<TextArea
				label={text.request}
				optional
				help={text.requestHelp}
				placeholder={text.requestPlaceholder}
				rows={3}
				maxLength={maxRequest}
				value={form.texts.request}
				onChange={(value) => form.type("request", value)}
			/>
		</div>
	);
});
