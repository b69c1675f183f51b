import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { help as icon } from '@wordpress/icons';
import { HELP_TOGGLE, useOpenHelp } from './help-context';
import { useScreenName } from './screen-name';

/** The way from a screen to what the manual says of it. */
export function HelpToggle() {
	const open = useOpenHelp();
	const screen = useScreenName();

	return screen === 'help' ? null : (
		<Button
			__next40pxDefaultSize
			className={ HELP_TOGGLE }
			icon={ icon }
			label={ __( 'Help', 'userfeedback' ) }
			showTooltip
			aria-haspopup="dialog"
			onClick={ () => open( { screen } ) }
		/>
	);
}
