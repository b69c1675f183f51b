import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import { Cell } from '@/components/ui/list/Table';
import type { SurveyRow } from '@/contract/types';
import { formatDate, formatNumber } from '@/lib/format';
import { adminPage } from '@/lib/links';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import { RowActions } from './RowActions';
import { StateCell } from './StateCell';

interface Props {
	survey: SurveyRow;
	isChosen: boolean;
	isBusy: boolean;
	onChoose: () => void;
	onAction: ( action: SurveyAction ) => void;
}

export function SurveyRowView( { survey, isChosen, isBusy, onChoose, onAction }: Props ) {
	const site = useSite();
	const count = formatNumber( survey.responses_count );

	return (
		<tr role="row" className={ isBusy ? 'uf-surveys__row is-busy' : 'uf-surveys__row' } aria-busy={ isBusy }>
			<Cell label="" kind="check">
				{ /* translators: %s: title of a survey */ }
				<CheckboxControl
					__nextHasNoMarginBottom
					aria-label={ sprintf( __( 'Select %s', 'userfeedback' ), survey.title ) }
					checked={ isChosen }
					onChange={ onChoose }
				/>
			</Cell>
			<Cell label={ __( 'Title', 'userfeedback' ) } kind="title">
				{ site.can.edit && survey.status !== 'trash' ? (
					<Link className="uf-surveys__title" to={ `/edit/${ String( survey.id ) }` }>
						{ survey.title }
					</Link>
				) : (
					<span className="uf-surveys__title">{ survey.title }</span>
				) }
				<RowActions survey={ survey } onAction={ onAction } />
			</Cell>
			<Cell label={ __( 'Status', 'userfeedback' ) }>
				<StateCell survey={ survey } />
			</Cell>
			<Cell label={ __( 'Created', 'userfeedback' ) }>{ formatDate( survey.created_at ) }</Cell>
			<Cell label={ __( 'Shortcode', 'userfeedback' ) }>
				<CopyShortcode surveyId={ survey.id } />
			</Cell>
			<Cell label={ __( 'Responses', 'userfeedback' ) } kind="number">
				{ site.can.view ? (
					<a href={ adminPage( site, 'userfeedback_results', `/survey/${ String( survey.id ) }` ) }>
						{ count }
					</a>
				) : (
					count
				) }
			</Cell>
		</tr>
	);
}
