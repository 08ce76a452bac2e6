import { observer } from "mobx-react-lite";
import { countries, countryLabel } from "#domain/member/countries.ts";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { bookingCopy } from "#ui/copy/booking.ts";
import { type BookingForm, maxRequest } from "../BookingForm.ts";
import styles from "./Fields.module.css";

const text = bookingCopy.guest;

/** Who stays, and what they ask the stay for. Abroad: English names and a number with its country (CHAN-05, DEC-096). */
export const GuestFields = observer(function GuestFields({ form }: { readonly form: BookingForm }) {
	return (
		<div className={styles.fields}>
			{form.isInternational ? (
				<InternationalFields form={form} />
			) : (
				<div className={styles.pair}>
					<TextField
						label={text.name}
						value={form.texts.name}
						error={form.error("name")}
						validation="name"
						maxLength={50}
						onChange={(value) => form.type("name", value)}
					/>
					<TextField
						label={text.phone}
						type="tel"
						inputMode="numeric"
						help={text.phoneHelp}
						value={form.texts.phone}
						error={form.error("phone")}
						validation="phone"
						maxLength={13}
						onChange={(value) => form.type("phone", value)}
					/>
				</div>
			)}
			<TextField
				label={text.email}
				type="email"
				help={text.emailHelp}
				value={form.texts.email}
				error={form.error("email")}
				validation="email"
				maxLength={100}
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

const InternationalFields = observer(function InternationalFields({ form }: { readonly form: BookingForm }) {
	const { texts } = form;
	return (
		<>
			<p className={styles.note}>{text.internationalNote}</p>
			<div className={styles.pair}>
				<TextField
					label={text.lastName}
					value={texts.lastName}
					error={form.error("lastName")}
					validation="globalName"
					maxLength={50}
					placeholder="HONG"
					onChange={(value) => form.type("lastName", value)}
				/>
				<TextField
					label={text.firstName}
					value={texts.firstName}
					error={form.error("firstName")}
					validation="globalName"
					maxLength={50}
					placeholder="GILDONG"
					onChange={(value) => form.type("firstName", value)}
				/>
			</div>
			<div className={styles.pair}>
				<Select
					label={text.country}
					value={texts.phoneCountry}
					options={countries.map((country) => ({ value: country.code, label: countryLabel(country) }))}
					onChange={(value) => form.type("phoneCountry", value)}
				/>
				<TextField
					label={text.internationalPhone}
					type="tel"
					inputMode="numeric"
					help={text.phoneHelp}
					value={texts.internationalPhone}
					error={form.error("internationalPhone")}
					validation="globalPhone"
					against={{ countryCode: texts.phoneCountry }}
					maxLength={20}
					onChange={(value) => form.type("internationalPhone", value)}
				/>
			</div>
			<Checkbox
				label={text.keep}
				note={text.keepNote}
				checked={form.keepsInternational}
				onChange={(isWanted) => form.keepInternational(isWanted)}
			/>
		</>
	);
});
