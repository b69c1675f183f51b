import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	isBusy?: boolean;
	isDestructive?: boolean;
	disabled?: boolean;
	/** Disabled for now, but can keep focus. */
	isOff?: boolean;
	type?: 'button' | 'submit';
	/** Id of the related element. */
	describedBy?: string;
	onClick?: () => void;
	children: ReactNode;
}

/** A button that keeps its text, width and focus while busy; a second click does nothing. */
export function BusyButton( {
	variant = 'secondary',
	isBusy = false,
	isDestructive = false,
	disabled = false,
	isOff = false,
	type = 'button',
	describedBy,
	onClick,
	children,
}: Props ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			type={ type }
			isBusy={ isBusy }
			isDestructive={ isDestructive }
			disabled={ disabled }
			aria-describedby={ describedBy }
			aria-disabled={ isBusy || isOff || undefined }
			onClick={ ( event: { preventDefault: () => void } ) => {
				if ( isBusy || isOff ) {
					event.preventDefault();
				} else {
					onClick?.();
				}
			} }
		>
			{ children }
		</Button>
	);
}
