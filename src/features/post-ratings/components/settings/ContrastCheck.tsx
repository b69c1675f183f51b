import { __ } from '@wordpress/i18n';
import { contrast, ENOUGH_CONTRAST } from '@/components/branding/contrast';
import { formatNumber } from '@/lib/format';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { sprintf } from '@/lib/labels/sprintf';

/** Minimum for non-text, by WCAG 2.2 (1.4.11). */
const ENOUGH_OF_ICONS = 3;

/** Shows measured contrasts; the page's own colors are unknown here. */
export function ContrastCheck() {
	const { background_color: background, text_color: text, icon_color: icon } = useRatingsForm().settings;

	if ( background === '' ) {
		return null;
	}
	return (
		<div role="status">
			{ text !== '' && (
				<Measured words={ textWords } value={ contrast( text, background ) } least={ ENOUGH_CONTRAST } />
			) }
			<Measured words={ iconWords } value={ contrast( icon, background ) } least={ ENOUGH_OF_ICONS } />
		</div>
	);
}

interface MeasuredProps {
	words: ( isEnough: boolean ) => string;
	value: number;
	least: number;
}

function Measured( { words, value, least }: MeasuredProps ) {
	const isEnough = value >= least;
	return (
		<p className={ isEnough ? 'uf-soft' : 'uf-settings__fault' }>
			{ sprintf( words( isEnough ), formatNumber( value ) ) }
		</p>
	);
}

function textWords( isEnough: boolean ): string {
	return isEnough
		? /* translators: %s: contrast of two colors, such as 4.9 */
			__( 'Text on background: %s:1, easy to read.', 'userfeedback' )
		: /* translators: %s: contrast of two colors, such as 3.1 */
			__( 'Text on background: %s:1, hard to read. Use at least 4.5:1.', 'userfeedback' );
}

function iconWords( isEnough: boolean ): string {
	return isEnough
		? /* translators: %s: contrast of two colors, such as 4.9 */
			__( 'Icons on background: %s:1, easy to see.', 'userfeedback' )
		: /* translators: %s: contrast of two colors, such as 2.1 */
			__( 'Icons on background: %s:1, hard to see. Use at least 3:1.', 'userfeedback' );
}
