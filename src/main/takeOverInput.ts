/**
 * Tells the page what was typed or chosen before it was hydrated, or restored by the browser, as if it were typed now. React hears only of
 * later changes: without this a form that shows a value would call it missing, and empty the field with the next render.
 */
export function takeOverInput(page: Document): void {
	for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) takeOverChoice(field);
		else if (field.value !== field.defaultValue) takeOverText(field);
	}
	for (const field of page.querySelectorAll("select")) {
		const isChanged = [...field.options].some(
			({ selected, defaultSelected }) => selected !== defaultSelected,
		);
		if (isChanged) field.dispatchEvent(new Event("change", { bubbles: true }));
	}
}

/** React compares a field with the value last assigned to the element itself; the prototype's setter goes past it. */
function takeOverText(field: HTMLInputElement | HTMLTextAreaElement): void {
	const { value } = field;
	field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

function takeOverChoice(field: HTMLInputElement): void {
	// Of radio buttons the one that is chosen tells it all.
	if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
	field.checked = !field.checked;
	field.click();
}
