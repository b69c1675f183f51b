import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';

interface Entry {
	path: string;
	label: string;
}

const screens = (): Entry[] => [
	{ path: '/general', label: __( 'General', 'userfeedback' ) },
	{ path: '/widget', label: __( 'Widget', 'userfeedback' ) },
	{ path: '/email', label: __( 'Email', 'userfeedback' ) },
	{ path: '/integrations', label: __( 'Integrations', 'userfeedback' ) },
	...ofEdition(
		IN_EDITION[ 'google-drive' ] && { path: '/google-drive', label: __( 'Google Drive', 'userfeedback' ) }
	),
	...ofEdition( IN_EDITION.heatmaps && { path: '/heatmaps', label: __( 'Heatmaps', 'userfeedback' ) } ),
	...ofEdition( IN_EDITION[ 'access-roles' ] && { path: '/access', label: __( 'Access', 'userfeedback' ) } ),
	{ path: '/privacy', label: __( 'Privacy', 'userfeedback' ) },
	...ofEdition( IN_EDITION.plans && { path: '/misc', label: __( 'Misc', 'userfeedback' ) } ),
];

/** Links next to the settings that aren't settings. */
export const more = (): Entry[] => [
	{ path: '/welcome', label: __( 'Welcome', 'userfeedback' ) },
	{ path: '/about', label: __( 'About', 'userfeedback' ) },
	{ path: '/growth-tools', label: __( 'Growth tools', 'userfeedback' ) },
	{ path: '/help', label: __( 'Help', 'userfeedback' ) },
];

function ofEdition( entry: Entry | false ): Entry[] {
	return entry === false ? [] : [ entry ];
}

/** A list next to the screen, or a select above it if the window is narrow. */
export function SettingsNav() {
	const { pathname } = useLocation();
	const navigate = useNavigate();

	return (
		<>
			<div className="uf-settings__list">
				<nav aria-label={ __( 'Settings', 'userfeedback' ) }>
					{ screens().map( ( { path, label } ) => (
						<NavLink key={ path } to={ path } className="uf-settings__link">
							{ label }
						</NavLink>
					) ) }
				</nav>
				<nav aria-label={ __( 'More', 'userfeedback' ) }>
					<p className="uf-settings__more">{ __( 'More', 'userfeedback' ) }</p>
					{ more().map( ( { path, label } ) => (
						<NavLink key={ path } to={ path } className="uf-settings__link">
							{ label }
						</NavLink>
					) ) }
				</nav>
			</div>
			<div className="uf-settings__choice">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Settings screen', 'userfeedback' ) }
					hideLabelFromVision
					value={ pathname }
					onChange={ ( path ) => navigate( path ) }
				>
					{ screens().map( toOption ) }
					<optgroup label={ __( 'More', 'userfeedback' ) }>{ more().map( toOption ) }</optgroup>
				</SelectControl>
			</div>
		</>
	);
}

function toOption( { path, label }: { path: string; label: string } ) {
	return (
		<option key={ path } value={ path }>
			{ label }
		</option>
	);
}
