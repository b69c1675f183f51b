import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { contrast, ENOUGH_CONTRAST } from './contrast';
import { useSite } from '@/lib/site';
import { formatNumber } from '@/lib/format';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { type LookProps, lookField } from './looks';
import { ColorField } from './ColorField';

/** The contract's defaults for a new survey. */
const USUAL = { widget_color: '#ffffff', text_color: '#23282D', button_color: '#2D87F1' } as const;

/** Contrast of white on a button; below it text is black. */
const LIGHT = 3;

type Color = keyof typeof USUAL;

/** A theme, or custom colors; the owner can choose the color of buttons with each of them. */
export function Colors( { theming, looks }: LookProps ) {
	const { features } = useSite();
	const isCustom = theming.color_scheme === 'custom';

	const color = ( name: Color, label: string ) => (
		<ColorField
			label={ label }
			field={ lookField( name ) }
			value={ theming[ name ] }
			usual={ USUAL[ name ] }
			onType={ ( value ) => looks.type( name, value ) }
			onLeave={ looks.left }
			onReset={ () => looks.choose( name, USUAL[ name ] ) }
		/>
	);
	return (
		<>
			<div data-field={ lookField( 'color_scheme' ) }>
				<LockedRadio
					label={ __( 'Theme colors', 'userfeedback' ) }
					needs={ { feature: 'branding', name: __( 'Custom Color Theme', 'userfeedback' ) } }
					selected={ theming.color_scheme }
					options={ [
						{ value: 'light', label: __( 'Light', 'userfeedback' ) },
						{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
						{ value: 'auto', label: __( 'Match the page', 'userfeedback' ) },
						{ value: 'custom', label: __( 'Custom', 'userfeedback' ) },
					] }
					onChange={ ( value ) => looks.choose( 'color_scheme', value ) }
				/>
			</div>
			{ features.branding && (
				<div className="uf-branding__colors">
					{ isCustom && color( 'widget_color', __( 'Background color', 'userfeedback' ) ) }
					{ isCustom && color( 'text_color', __( 'Text color', 'userfeedback' ) ) }
					{ color( 'button_color', __( 'Button color', 'userfeedback' ) ) }
					<OnButton color={ theming.button_color } />
					{ isCustom && <Contrast of={ theming.text_color } on={ theming.widget_color } /> }
				</div>
			) }
		</>
	);
}

function Contrast( { of: text, on: background }: { of: string; on: string } ) {
	const measured = contrast( text, background );
	const isEnough = measured >= ENOUGH_CONTRAST;

	return (
		<p className={ isEnough ? 'uf-locked' : 'uf-field-error' } role="status">
			{ isEnough
				? sprintf(
						/* translators: %s: contrast of two colors, such as 4.9 */
						__( 'Text on background: %s:1, easy to read.', 'userfeedback' ),
						formatNumber( measured )
					)
				: __(
						'This text is hard to read on this background. Visitors see a more readable text color.',
						'userfeedback'
					) }
		</p>
	);
}

/** Same as `Tones::fill()` of the server: text on a light button is black, otherwise white. */
function OnButton( { color }: { color: string } ) {
	const white = contrast( '#ffffff', color );
	if ( white >= ENOUGH_CONTRAST || white < LIGHT ) {
		const words =
			white < LIGHT
				? /* translators: %s: contrast of two colors, such as 4.9 */
					__( 'Black text on the button: %s:1, easy to read.', 'userfeedback' )
				: /* translators: %s: contrast of two colors, such as 4.9 */
					__( 'White text on the button: %s:1, easy to read.', 'userfeedback' );
		const measured = white < LIGHT ? contrast( '#000000', color ) : white;
		return <p className="uf-locked">{ sprintf( words, formatNumber( measured ) ) }</p>;
	}
	return (
		<p className="uf-locked">
			{ __( 'Visitors see a slightly darker shade, so the white text is easy to read.', 'userfeedback' ) }
		</p>
	);
}
