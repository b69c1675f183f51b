import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Cell } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import type { ResponseAction } from '../api/change-responses';
import { PageLink } from './PageLink';
import { ResponseLinks } from './ResponseLinks';
import { statusLabel } from './StatusLinks';

interface Props {
	surveyId: number;
	response: ResponseRow;
	/** Null where nobody may choose rows. */
	isChosen: boolean | null;
	isBusy: boolean;
	onChoose: () => void;
	onAction: ( action: ResponseAction ) => void;
}

export function ResponseRowView( { surveyId, response, isChosen, isBusy, onChoose, onAction }: Props ) {
	return (
		<tr role="row" className={ isBusy ? 'uf-responses__row is-busy' : 'uf-responses__row' } aria-busy={ isBusy }>
			{ isChosen !== null && (
				<Cell label="" kind="check">
					<CheckboxControl
						__nextHasNoMarginBottom
						/* translators: %s: "Response #12" */
						aria-label={ sprintf( __( 'Select %s', 'userfeedback' ), response.title ) }
						checked={ isChosen }
						onChange={ onChoose }
					/>
				</Cell>
			) }
			<Cell label={ __( 'Title', 'userfeedback' ) } kind="title">
				<ResponseLinks surveyId={ surveyId } response={ response } onAction={ onAction } />
			</Cell>
			<Cell label={ __( 'First answer', 'userfeedback' ) }>
				<span className="uf-responses__answer" dir="auto">
					{ response.first_answer === '' ? __( 'Skipped', 'userfeedback' ) : response.first_answer }
				</span>
			</Cell>
			<Cell label={ __( 'Page Submitted', 'userfeedback' ) }>
				<PageLink page={ response.page_submitted } />
			</Cell>
			<Cell label={ __( 'Date Submitted', 'userfeedback' ) }>
				<time dateTime={ response.submitted_at }>{ formatDateTime( response.submitted_at ) }</time>
			</Cell>
			<Cell label={ __( 'Status', 'userfeedback' ) }>
				<span className="uf-responses__state">
					<span
						className={ `uf-responses__dot uf-responses__dot--${ response.status }` }
						aria-hidden="true"
					/>
					{ statusLabel( response.status ) }
				</span>
			</Cell>
		</tr>
	);
}
