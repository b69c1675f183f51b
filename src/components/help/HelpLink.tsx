import { Button } from '@wordpress/components';
import { useOpenHelp } from './help-context';

interface Props {
	/** In the manual. */
	page: string;
	variant?: 'link' | 'secondary' | 'tertiary';
	describedBy?: string;
	children: string;
}

/** Opens the manual beside what it is about. */
export function HelpLink( { page, variant = 'link', describedBy, children }: Props ) {
	const open = useOpenHelp();

	return (
		<Button
			{ ...( variant !== 'link' && { __next40pxDefaultSize: true } ) }
			variant={ variant }
			aria-haspopup="dialog"
			aria-describedby={ describedBy }
			onClick={ () => open( { page } ) }
		>
			{ children }
		</Button>
	);
}
