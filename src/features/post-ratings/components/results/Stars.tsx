import { LIMITS } from '@/contract/limits';
import { formatAverage, formatNumber } from '@/lib/format';
import { averageText, starsText } from '@/features/post-ratings/model/texts';

const STAR = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';
const SIZE = 24;

interface Props {
	/** 1 to 5; null without votes. */
	value: number | null;
	/** A single vote, not an average. */
	isVote?: boolean;
}

/** Screen readers read the number; the stars next to it show it. */
export function Stars( { value, isVote = false }: Props ) {
	if ( value === null ) {
		return <span className="uf-soft">{ averageText( null ) }</span>;
	}
	return (
		<span className="uf-stars">
			<span className="uf-stars__number" aria-hidden="true">
				{ isVote ? formatNumber( value ) : formatAverage( value ) }
			</span>
			<svg
				className="uf-stars__picture"
				viewBox={ `0 0 ${ String( LIMITS.STARS * SIZE ) } ${ String( SIZE ) }` }
				width={ LIMITS.STARS * 16 }
				height={ 16 }
				aria-hidden="true"
				focusable="false"
			>
				{ Array.from( { length: LIMITS.STARS }, ( _, index ) => (
					<Star key={ index } place={ index } share={ Math.min( 1, Math.max( 0, value - index ) ) } />
				) ) }
			</svg>
			<span className="screen-reader-text">{ isVote ? starsText( value ) : averageText( value ) }</span>
		</span>
	);
}

/** @param share filled part, 0 to 1 */
function Star( { place, share }: { place: number; share: number } ) {
	return (
		<g transform={ `translate(${ String( place * SIZE ) } 0)` }>
			<path className="uf-stars__empty" d={ STAR } />
			{ share > 0 && (
				<path
					className="uf-stars__full"
					d={ STAR }
					style={ { clipPath: `inset(0 ${ String( Math.round( ( 1 - share ) * 100 ) ) }% 0 0)` } }
				/>
			) }
		</g>
	);
}
