import type { Looks, SetLook } from '@/components/branding/looks';
import { lookField } from '@/components/branding/looks';
import type { Settings, Theming } from '@/contract/types';
import { type SettingsForm, useSettings } from './settings-form';

type Name = Parameters< SettingsForm[ 'set' ] >[ 0 ];

/** Setting name of each part of a survey's look, as the default for new surveys. */
export const LOOKS = {
	color_scheme: 'widget_theme',
	widget_color: 'widget_color',
	text_color: 'widget_text_color',
	button_color: 'widget_button_color',
	widget_toggle_text: 'widget_toggle_text',
	widget_toggle_icon: 'widget_toggle_icon',
	widget_toggle_color: 'widget_toggle_color',
	font: 'widget_font',
	position: 'widget_position',
	logo_type: 'logo_type',
	custom_logo: 'widget_custom_logo',
	skip_text: 'skip_text',
	next_text: 'next_text',
} as const satisfies Partial< Record< keyof Theming, Name > >;

type Look = keyof typeof LOOKS;

const names = Object.keys( LOOKS ) as Look[];

/** Returns the site's look in a survey's shape, so that both have the same fields. */
export function useLooks(): Looks & { theming: Theming } {
	const { settings, set, fault } = useSettings();
	const theming = themingOf( settings );
	const change: SetLook = ( name, value ) => {
		if ( isLook( name ) ) {
			set( LOOKS[ name ], value as never );
		}
	};
	const faults = names.flatMap( ( name ) => {
		const words = fault( LOOKS[ name ] );
		return words === undefined ? [] : [ [ lookField( name ), words ] as const ];
	} );

	return {
		theming,
		errors: Object.fromEntries( faults ),
		choose: change,
		type: change,
		replace: ( next ) => names.forEach( ( name ) => change( name, next[ name ] ) ),
		left: () => undefined,
	};
}

export function themingOf( settings: Settings ): Theming {
	const looks = Object.fromEntries( names.map( ( name ) => [ name, settings[ LOOKS[ name ] ] ] ) );
	return { ...( looks as unknown as Theming ), show_logo: settings.logo_type !== 'none' };
}

function isLook( name: keyof Theming ): name is Look {
	return Object.hasOwn( LOOKS, name );
}
