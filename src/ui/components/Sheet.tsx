import { type ReactNode, useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons/frame.tsx";
import { isBackHandledByHost } from "./layerHistory.ts";
import styles from "./Sheet.module.css";
import { useBackToClose } from "./useBackToClose.ts";
import { useDialogElement } from "./useDialogElement.ts";
import { useSizeClass } from "./useSizeClass.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface SheetProps {
	readonly open: boolean;
	/** X, Escape, Back and a press beside it all end here; it closes when `open` goes. */
	readonly onClose: () => void;
	readonly title: string;
	/** Leaves the title to those who listen. */
	readonly hideTitle?: boolean | undefined;
	/** Below 744 px: the whole screen, or as high as its content from the bottom. */
	readonly phone?: "full" | "bottom" | undefined;
	/**
	 * From 744 px: in the middle, in the corner below the header's menu button, or anchored below the nearest positioned
	 * element. Anchored panels are not modal and show no close button: their owner closes them on a press outside.
	 */
	readonly wide?: "center" | "corner" | "anchor" | "anchorEnd" | undefined;
	/** From 744 px: wide enough for two months side by side, or as a single column. */
	readonly size?: "md" | "lg" | undefined;
	/** Stays at the lower edge, for the one action of the sheet. */
	readonly footer?: ReactNode;
	/** Content that brings its own padding, such as a calendar. */
	readonly flush?: boolean | undefined;
	readonly children: ReactNode;
}

/** A panel above the page: a sheet on phones, a floating panel on larger screens. Its content lives while it is open. */
export function Sheet(props: SheetProps) {
	return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet(props: SheetProps) {
	const { onClose, title, phone = "full", wide = "center", footer, children } = props;
	const id = useId();
	const isPhone = useSizeClass() === "mobile";
	const isAnchored = !isPhone && (wide === "anchor" || wide === "anchorEnd");
	// An open sheet is a history entry, so that Back closes it; anchored panels only in a web view.
	useBackToClose(!isAnchored || isBackHandledByHost(), onClose);
	const dialog = useDialogElement({
		modal: !isAnchored,
		covers: isPhone,
		onDismiss: onClose,
		onBackdrop: onClose,
	});
	const place = isPhone ? phone : wide === "anchorEnd" ? "anchor" : wide;
	return (
		<dialog
			{...dialog}
			tabIndex={-1}
			aria-labelledby={id}
			className={classes(
				styles.sheet,
				styles[place],
				!isPhone && wide === "anchorEnd" && styles.end,
				!isPhone && props.size === "lg" && styles.lg,
			)}
		>
			{isAnchored ? (
				<VisuallyHidden>
					<h2 id={id}>{title}</h2>
				</VisuallyHidden>
			) : (
				<div className={classes(styles.head, props.hideTitle && styles.bareHead)}>
					{props.hideTitle ? (
						<VisuallyHidden>
							<h2 id={id}>{title}</h2>
						</VisuallyHidden>
					) : (
						<h2 className={styles.title} id={id}>
							{title}
						</h2>
					)}
					<IconButton label={componentsCopy.close} onClick={onClose}>
						<CloseIcon size={22} />
					</IconButton>
				</div>
			)}
			<div className={classes(styles.body, props.flush && styles.flush)} data-scroll="">
				{children}
			</div>
			{footer && <div className={styles.foot}>{footer}</div>}
		</dialog>
	);
}
