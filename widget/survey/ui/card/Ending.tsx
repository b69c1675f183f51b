import type { WidgetPiece } from '../../../../src/contract/types';
import { Icon, ICONS } from './icons';
import type { View } from '../view';

export function Ending( { view: { phase, strings, thankYou, isLate } }: { view: View } ) {
	const { heading, text, button } = thankYou;
	return (
		<div class="ending" tabIndex={ -1 }>
			{ ( ! EXTENDED || ! isLate ) && (
				<span class="mark">
					<Icon path={ ICONS.done } />
				</span>
			) }
			<Pieces of={ heading } name="heading" />
			<Pieces of={ text } />
			{ phase === 'kept' && <p>{ strings.kept }</p> }
			{ button && (
				<a class="next" href={ button.url }>
					{ button.label }
				</a>
			) }
		</div>
	);
}

/** Renders the owner's text piece by piece: it contains no markup for a browser to parse. */
function Pieces( { of, name }: { of: readonly WidgetPiece[]; name?: string } ) {
	return of.length ? (
		<p dir="auto" class={ name }>
			{ of.map( ( { text, strong, em, url }, place ) => {
				const Tag = /^https?:/.test( url ) ? 'a' : 'span';
				return (
					<Tag
						key={ place }
						href={ url || undefined }
						rel={ url && 'noopener' }
						class={ `${ strong ? 'strong' : '' }${ em ? ' em' : '' }` }
					>
						{ text }
					</Tag>
				);
			} ) }
		</p>
	) : null;
}
