import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	href: string;
	variant?: 'primary' | 'secondary' | 'link';
	/** Id of what it is about, where others beside it say the same. */
	describedBy?: string;
	onClick?: ( () => void ) | undefined;
	children: string;
}

/** A button that leads to another site, in a tab of its own. */
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
