import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import { SelectCell } from '@/components/lists/table/SelectionCells';
import { Cell } from '@/components/lists/table/Table';
import type { SurveyRow } from '@/contract/types';
import type { Selection } from '@/components/lists/use-selection';
import { formatDate } from '@/lib/format';
import { missingPartsText } from '@/lib/edition/missing-parts';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import { AudienceCell } from './AudienceCell';
import { NpsBadge } from './NpsBadge';
import { ResponsesCell } from './ResponsesCell';
import { RowActions } from './RowActions';
import { DraftDate, StateCell } from './StateCell';
import { SurveyTitle } from './SurveyTitle';
import { WeekCell } from './WeekCell';

interface Props {
	survey: SurveyRow;
	selection: Selection | null;
	isBusy: boolean;
	onAction: ( action: SurveyAction ) => void;
}

export function SurveyRowView( { survey, selection, isBusy, onAction }: Props ) {
	const titleId = useId();

	return (
		<tr role="row" className={ isBusy ? 'uf-surveys__row is-busy' : 'uf-surveys__row' } aria-busy={ isBusy }>
			<SelectCell selection={ selection } row={ survey } />
			<Cell label={ __( 'Title', 'userfeedback' ) } kind="title" labelledBy={ titleId }>
				<div className="uf-surveys__name">
					<SurveyTitle id={ titleId } survey={ survey } />
					{ survey.type === 'nps' && <NpsBadge activity={ survey.activity } /> }
				</div>
				<DraftDate survey={ survey } />
				{ survey.missing_parts && <p className="uf-surveys__missing">{ missingPartsText() }</p> }
				<RowActions survey={ survey } onAction={ onAction } />
			</Cell>
			<Cell label={ __( 'Status', 'userfeedback' ) }>
				<StateCell survey={ survey } />
			</Cell>
			<Cell label={ __( 'Visibility', 'userfeedback' ) }>
				<AudienceCell survey={ survey } />
			</Cell>
			<Cell label={ __( 'Created', 'userfeedback' ) }>
				<span className="uf-surveys__date">{ formatDate( survey.created_at ) }</span>
			</Cell>
			<Cell label={ __( 'Shortcode', 'userfeedback' ) }>
				<CopyShortcode surveyId={ survey.id } />
			</Cell>
			{ survey.activity && (
				<Cell label={ __( 'Past 7 days', 'userfeedback' ) } kind="number">
					<WeekCell activity={ survey.activity } />
				</Cell>
			) }
			<Cell label={ __( 'Responses', 'userfeedback' ) } kind="number">
				<ResponsesCell survey={ survey } />
			</Cell>
		</tr>
	);
}
