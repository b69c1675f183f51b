import { __, _n, sprintf } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { Card } from '@/components/ui/layout/Card';
import type { NpsOverview, NpsPoint } from '@/contract/types';
import { formatDay, formatNumber, formatPercent, formatShortDay } from '@/lib/format';
import { FoldedTable } from '../FoldedTable';
import './NpsResults.scss';

interface Props {
	overview: NpsOverview;
	series: readonly NpsPoint[];
}

export function NpsResults( { overview, series }: Props ) {
	return (
		<>
			<Card
				title={ __( 'Net Promoter Score', 'userfeedback' ) }
				actions={ <span className="uf-soft">{ basisText( overview.total ) }</span> }
			>
				<div className="uf-nps">
					<p className="uf-nps__score">
						<strong>{ formatNumber( overview.nps ) }</strong>
						<span className="uf-soft">{ __( 'on a scale from -100 to 100', 'userfeedback' ) }</span>
						<span className="uf-soft">{ intervalText( overview ) }</span>
						{ overview.is_small && (
							<span className="uf-soft">
								{ __( 'Few answers yet: the score may still move a lot.', 'userfeedback' ) }
							</span>
						) }
					</p>
					<dl className="uf-nps__groups">
						<Group
							name={ __( 'Promoters', 'userfeedback' ) }
							range="9–10"
							share={ overview.promoter }
							tone={ 1 }
						/>
						<Group
							name={ __( 'Passives', 'userfeedback' ) }
							range="7–8"
							share={ overview.passive }
							tone={ 3 }
						/>
						<Group
							name={ __( 'Detractors', 'userfeedback' ) }
							range="1–6"
							share={ overview.detractor }
							tone={ 2 }
						/>
					</dl>
				</div>
			</Card>
			{ series.length > 0 && <DailyScore series={ series } /> }
		</>
	);
}

function Group( { name, range, share, tone }: { name: string; range: string; share: number; tone: number } ) {
	return (
		<div className="uf-nps__group">
			<dt>
				{ name } <span className="uf-soft">{ range }</span>
			</dt>
			<dd>
				<span className="uf-nps__share">{ formatPercent( share ) }</span>
				<span className="uf-nps__bar">
					<span
						className={ `uf-nps__fill uf-nps__fill--${ String( tone ) }` }
						style={ { inlineSize: `${ String( share ) }%` } }
					/>
				</span>
			</dd>
		</div>
	);
}

function DailyScore( { series }: { series: readonly NpsPoint[] } ) {
	return (
		<Card title={ __( 'Score per day', 'userfeedback' ) }>
			<LazyChart
				spec={ {
					kind: 'line',
					title: __( 'Score per day', 'userfeedback' ),
					name: __(
						'Line chart: Net Promoter Score per day, from -100 to 100. Arrow keys read the days.',
						'userfeedback'
					),
					labels: series.map( ( { date } ) => formatShortDay( date ) ),
					values: series.map( ( { nps } ) => nps ),
					tell: formatNumber,
					axis: { title: __( 'Score', 'userfeedback' ), min: -100, max: 100, step: 50, tick: formatNumber },
					labelTitle: __( 'Day', 'userfeedback' ),
				} }
			/>
			<FoldedTable
				summary={ __( 'Show the numbers', 'userfeedback' ) }
				columns={ [ __( 'Day', 'userfeedback' ), __( 'Score', 'userfeedback' ) ] }
				rows={ series.map( ( { date, nps } ) => [ formatDay( date ), formatNumber( nps ) ] ) }
				copied={ series.map( ( { date, nps } ) => [ date, nps ] ) }
			/>
		</Card>
	);
}

function intervalText( { low, high }: NpsOverview ): string {
	return sprintf(
		/* translators: 1: lower end of the score, 2: upper end of the score */
		__( '95 %% likely between %1$s and %2$s', 'userfeedback' ),
		formatNumber( low ),
		formatNumber( high )
	);
}

function basisText( total: number ): string {
	/* translators: %s: number of answers */
	return sprintf( _n( '%s answer', '%s answers', total, 'userfeedback' ), formatNumber( total ) );
}
