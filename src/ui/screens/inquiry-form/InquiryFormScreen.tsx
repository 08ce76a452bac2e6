import { observer } from "mobx-react-lite";
import type { InquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { inquiryFormCopy } from "#copy/inquiryForm.ts";
import { inquiryLimits } from "#domain/inquiry/Inquiry.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { FormWaiting, LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./InquiryFormScreen.module.css";
import { type InquiryFormSnapshot, InquiryFormViewModel } from "./InquiryFormViewModel.ts";

const text = inquiryFormCopy;

/** Form for an inquiry to customer service (SCREEN-06, DEC-020). */
export const InquiryFormScreen = observer(function InquiryFormScreen({
	snapshot,
}: {
	readonly snapshot: InquiryFormSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new InquiryFormViewModel(app), snapshot);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<LoadBoundary load={viewModel.form} failed={text.failed} waiting={<FormWaiting fields={4} />}>
				{(form) => <InquiryFields viewModel={viewModel} form={form} />}
			</LoadBoundary>
		</MemberPage>
	);
});

const InquiryFields = observer(function InquiryFields({
	viewModel,
	form,
}: {
	readonly viewModel: InquiryFormViewModel;
	readonly form: InquiryForm;
}) {
	const { draft } = viewModel;
	return (
		<Form className={styles.form} onSubmit={() => viewModel.submit()}>
			<Select
				label={text.type}
				value={String(viewModel.type ?? "")}
				error={viewModel.error("type")}
				options={[
					{ value: "", label: text.typePlaceholder, disabled: true },
					...form.types.map(({ code, name }) => ({ value: String(code), label: name })),
				]}
				onChange={(type) => viewModel.change({ type: Number(type) })}
			/>
			{form.bookings.length > 0 && (
				<Select
					label={text.order}
					help={text.orderHelp}
					optional
					value={viewModel.orderNumber ?? ""}
					options={[
						{ value: "", label: text.noOrder },
						...form.bookings.map(({ orderNumber, stayName, checkIn, checkOut }) => ({
							value: orderNumber,
							label: checkIn && checkOut ? `${stayName} (${monthDayRange(checkIn, checkOut)})` : stayName,
						})),
					]}
					onChange={(orderNumber) => viewModel.change({ orderNumber: orderNumber || null })}
				/>
			)}
			<TextField
				label={text.subject}
				value={draft.title}
				error={viewModel.error("title")}
				maxLength={inquiryLimits.title.max}
				onChange={(title) => viewModel.change({ title })}
			/>
			<TextArea
				label={text.content}
				help={text.contentHelp}
				rows={8}
				value={draft.content}
				error={viewModel.error("content")}
				maxLength={inquiryLimits.content.max}
				onChange={(content) => viewModel.change({ content })}
			/>
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
				{text.submit}
			</Button>
		</Form>
	);
});
