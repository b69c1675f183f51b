import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	href: string;
	variant?: 'primary' | 'secondary' | 'link';
	/** Id of the related element, where nearby links share this text. */
	describedBy?: string;
	onClick?: ( () => void ) | undefined;
	children: string;
}

/** A button that opens another site in a new tab. */
export function LinkOut( { href, variant = 'secondary', describedBy, onClick, children }: Props ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			href={ href }
			target="_blank"
			rel="noreferrer"
			aria-describedby={ describedBy }
			onClick={ onClick }
		>
			{ children }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
		</Button>
	);
}
