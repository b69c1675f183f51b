import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';

const screens = (): { path: string; label: string }[] => [
	{ path: '/general', label: __( 'General', 'userfeedback' ) },
	{ path: '/widget', label: __( 'Widget', 'userfeedback' ) },
	{ path: '/email', label: __( 'Email', 'userfeedback' ) },
	{ path: '/access', label: __( 'Access', 'userfeedback' ) },
	{ path: '/privacy', label: __( 'Privacy', 'userfeedback' ) },
	{ path: '/misc', label: __( 'Misc', 'userfeedback' ) },
];

/** A list beside the screen; where there is no room for it, one field above. */
export function SettingsNav() {
	const { pathname } = useLocation();
	const navigate = useNavigate();

	return (
		<>
			<nav className="uf-settings__list" aria-label={ __( 'Settings', 'userfeedback' ) }>
				{ screens().map( ( { path, label } ) => (
					<NavLink key={ path } to={ path } className="uf-settings__link">
						{ label }
					</NavLink>
				) ) }
			</nav>
			<div className="uf-settings__choice">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Screen of settings', 'userfeedback' ) }
					hideLabelFromVision
					value={ pathname }
					options={ screens().map( ( { path, label } ) => ( { value: path, label } ) ) }
					onChange={ ( path ) => navigate( path ) }
				/>
			</div>
		</>
	);
}
