import { useQuery } from '@tanstack/react-query';
import { Modal, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { QuestionStats } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { shares } from '@/features/results/api/shares';
import { groupsOf } from '@/features/results/model/question-groups';
import { ShareForm } from './ShareForm';
import { ShareRow } from './ShareRow';
import './share.scss';

interface Props {
	surveyId: number;
	questions: readonly QuestionStats[];
	onClose: () => void;
}

/** Lists the existing links and has a form to create another. */
export function ShareDialog( { surveyId, questions, onClose }: Props ) {
	const query = useQuery( shares( surveyId ) );
	const groups = groupsOf( questions );
	const filtered = isFiltered( useFilter().filter );

	return (
		<Modal
			title={ __( 'Share results', 'userfeedback' ) }
			size="medium"
			className="uf-share"
			onRequestClose={ onClose }
		>
			<p className="uf-share__lead">
				{ __(
					'Anyone with the link can view these results without an account. Search engines are asked not to index the page.',
					'userfeedback'
				) }
			</p>
			{ filtered && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'You’re viewing filtered responses. Shared links always show all responses in their date range.',
						'userfeedback'
					) }
				</Notice>
			) }
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="200px" /> }
				failure={ __( 'Couldn’t load the links.', 'userfeedback' ) }
			>
				{ ( { shares: list, can_make: canMake, most } ) => (
					<>
						{ list.length > 0 && (
							<ul className="uf-share__list">
								{ list.map( ( share ) => (
									<ShareRow
										key={ share.id }
										share={ share }
										groups={ groups }
										canDelete={ canMake }
									/>
								) ) }
							</ul>
						) }
						{ canMake ? (
							<ShareForm surveyId={ surveyId } groups={ groups } isFull={ list.length >= most } />
						) : (
							<p>
								{ __(
									'To create or delete links, you need permission to edit surveys.',
									'userfeedback'
								) }
							</p>
						) }
					</>
				) }
			</QueryState>
		</Modal>
	);
}
