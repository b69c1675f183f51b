import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { QuestionStats } from '@/contract/types';
import { formatAverage, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import './nps.scss';

interface Props {
	stats: QuestionStats;
	/** The highest value of its scale; undefined for one with negative values. */
	highest: number | undefined;
	label?: string;
	/** Returns a picture of it. */
	children?: ( average: number ) => ReactNode;
}

/** The average of a scale, out of its highest value. */
export function Average( { stats: { average }, highest, label = __( 'Average', 'userfeedback' ), children }: Props ) {
	return average === null ? null : (
		<p className="uf-scale">
			<span className="uf-scale__label">{ label }</span>{ ' ' }
			<strong className="uf-scale__figure">{ formatAverage( average ) }</strong>{ ' ' }
			{ highest !== undefined && (
				<span className="uf-soft">
					{ /* translators: %s: highest value of a scale */ }
					{ sprintf( __( 'of %s', 'userfeedback' ), formatNumber( highest ) ) }
				</span>
			) }
			{ children && <> { children( average ) }</> }
		</p>
	);
}
