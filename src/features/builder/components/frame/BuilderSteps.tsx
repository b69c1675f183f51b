import { __ } from '@wordpress/i18n';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBuilder } from '@/features/builder/model/builder-context';
import './BuilderSteps.scss';

/** Forward saves first; back does not, the form is the same. */
export function BuilderSteps() {
	const { form, saving, goToPublish } = useBuilder();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const isPublish = pathname.endsWith( '/publish' );
	const questions = form.id === null ? '/new/questions' : `/edit/${ String( form.id ) }/questions`;

	return (
		<nav className="uf-steps" aria-label={ __( 'Steps', 'userfeedback' ) }>
			<ol>
				<li>
					<Step
						label={ __( 'Questions', 'userfeedback' ) }
						isCurrent={ ! isPublish }
						onOpen={ () => void navigate( questions ) }
					/>
				</li>
				<li>
					<Step
						label={ __( 'Publish', 'userfeedback' ) }
						isCurrent={ isPublish }
						onOpen={ () => ( saving.isSaving ? undefined : void goToPublish() ) }
					/>
				</li>
			</ol>
		</nav>
	);
}

function Step( { label, isCurrent, onOpen }: { label: string; isCurrent: boolean; onOpen: () => void } ) {
	return (
		<button
			type="button"
			className="uf-steps__step"
			aria-current={ isCurrent ? 'step' : undefined }
			onClick={ () => ( isCurrent ? undefined : onOpen() ) }
		>
			{ label }
		</button>
	);
}
