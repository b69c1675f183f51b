import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import { missingPartsText } from '@/lib/edition/missing-parts';
import { useSite } from '@/lib/site';
import { surveyToEdit } from './saving/save/get-survey';
import { BuilderForm } from './shell/BuilderForm';
import { BuilderSkeleton } from './shell/BuilderSkeleton';
import { useFoundCopy } from './saving/local-copy/use-found-copy';
import { siteCopyQuery } from './saving/site-copy/site-copy-requests';
import { stepAt, stepPath } from './draft/steps';
import { type BuilderSession, useBuilderSession } from './shell/use-builder-session';

/** The layout of all builder steps; it holds the form, so that steps and a new survey's first save keep it. */
export function BuilderScreen() {
	const { can } = useSite();
	const session = useBuilderSession();
	const { pathname } = useLocation();

	if ( ! can.edit ) {
		return <CannotEdit title={ __( 'You don’t have permission to edit surveys', 'userfeedback' ) } />;
	}
	return session.startsNew ? (
		<>
			{ session.isBack && <Navigate to={ stepPath( session.id, stepAt( pathname ) ) } replace /> }
			<NewSurvey key={ session.key } adopt={ session.adopt } />
		</>
	) : (
		<EditSurvey key={ session.key } id={ session.id ?? 0 } adopt={ session.adopt } />
	);
}

function NewSurvey( { adopt }: Pick< BuilderSession, 'adopt' > ) {
	const copy = useFoundCopy( 'new' );
	return copy === 'looking' ? <BuilderSkeleton /> : <BuilderForm survey={ null } copy={ copy } adopt={ adopt } />;
}

function EditSurvey( { id, adopt }: { id: number } & Pick< BuilderSession, 'adopt' > ) {
	const query = useQuery( surveyToEdit( id ) );
	useQuery( siteCopyQuery( id ) ); // Begins now: until it is there, changes can't be sent to the site.
	const copy = useFoundCopy( id );

	if ( query.data === undefined || copy === 'looking' ) {
		return (
			<Screen
				title={ __( 'Edit survey', 'userfeedback' ) }
				back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
			>
				<QueryState
					query={ query }
					skeleton={ <BuilderSkeleton /> }
					failure={ __( 'Couldn’t load the survey.', 'userfeedback' ) }
					wayOn={
						<LinkButton to="/" variant="primary">
							{ __( 'Back to Surveys', 'userfeedback' ) }
						</LinkButton>
					}
				>
					{ () => <BuilderSkeleton /> }
				</QueryState>
			</Screen>
		);
	}
	if ( query.data.status === 'trash' ) {
		return (
			<CannotEdit
				title={ __( 'This survey is in the Trash', 'userfeedback' ) }
				text={ __( 'Restore the survey to edit it.', 'userfeedback' ) }
			/>
		);
	}
	if ( query.data.missing_parts ) {
		return (
			<CannotEdit
				title={ __( 'This survey can’t be edited here', 'userfeedback' ) }
				text={ missingPartsText() }
			/>
		);
	}
	return <BuilderForm survey={ query.data } copy={ copy } adopt={ adopt } />;
}

function CannotEdit( { title, text = '' }: { title: string; text?: string } ) {
	return (
		<Screen
			title={ __( 'Edit survey', 'userfeedback' ) }
			back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
		>
			<EmptyState title={ title } text={ text }>
				<LinkButton to="/" variant="primary">
					{ __( 'Back to Surveys', 'userfeedback' ) }
				</LinkButton>
			</EmptyState>
		</Screen>
	);
}
