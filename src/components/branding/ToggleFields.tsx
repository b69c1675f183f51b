import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { LIMITS } from '@/contract/limits';
import { TOGGLE_ICONS } from '@/contract/toggle-icons';
import type { Theming } from '@/contract/types';
import { iconName } from './icon-names';
import { type LookProps, lookField } from './looks';
import { ColorField } from './ColorField';

const ICONS = Object.entries( TOGGLE_ICONS ) as [ Theming[ 'widget_toggle_icon' ], string ][];

const USUAL_COLOR = '#23282D';

/** The content and color of the button that opens the survey. */
export function ToggleFields( { theming, looks }: LookProps ) {
	const group = useId();
	const field = lookField( 'widget_toggle_icon' );

	return (
		<>
			<div role="radiogroup" aria-labelledby={ group } className="uf-branding__icons" data-field={ field }>
				<span id={ group } className="uf-branding__label">
					{ __( 'Icon', 'userfeedback' ) }
				</span>
				{ ICONS.map( ( [ name, path ] ) => (
					<label key={ name } className="uf-branding__icon" title={ iconName( name ) }>
						<input
							type="radio"
							name={ group }
							className="uf-branding__radio"
							checked={ theming.widget_toggle_icon === name }
							onChange={ () => looks.choose( 'widget_toggle_icon', name ) }
						/>
						<svg viewBox="0 0 24 24" width={ 24 } height={ 24 } aria-hidden="true">
							<path d={ path } />
						</svg>
						<span className="screen-reader-text">{ iconName( name ) }</span>
					</label>
				) ) }
				<p className="uf-locked">
					{ __( 'Shown on the button that opens a minimized survey.', 'userfeedback' ) }
				</p>
			</div>
			<ColorField
				label={ __( 'Icon color', 'userfeedback' ) }
				field={ lookField( 'widget_toggle_color' ) }
				value={ theming.widget_toggle_color }
				usual={ USUAL_COLOR }
				onType={ ( value ) => looks.type( 'widget_toggle_color', value ) }
				onLeave={ looks.left }
				onReset={ () => looks.choose( 'widget_toggle_color', USUAL_COLOR ) }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Widget label text', 'userfeedback' ) }
				help={ __( 'Shown next to the icon. Leave empty to show only the icon.', 'userfeedback' ) }
				data-field={ lookField( 'widget_toggle_text' ) }
				maxLength={ LIMITS.SHORT_TEXT }
				value={ theming.widget_toggle_text }
				onChange={ ( value ) => looks.type( 'widget_toggle_text', value ) }
				onBlur={ looks.left }
			/>
		</>
	);
}
