import type { Step as StepFacts } from '@/features/builder/draft/steps';
import { useStep } from './use-step';

export function Step( { step }: { step: StepFacts } ) {
	const { isCurrent, refusal, problems, problemsText, open } = useStep( step );

	return (
		<button
			type="button"
			className="uf-stepper__step"
			aria-current={ isCurrent ? 'step' : undefined }
			aria-disabled={ refusal !== '' || undefined }
			title={ refusal === '' ? undefined : refusal }
			onClick={ open }
		>
			{ step.label() }
			{ problems > 0 && (
				<>
					<span className="uf-stepper__problems" aria-hidden="true">
						{ problems }
					</span>
					<span className="screen-reader-text"> { problemsText }</span>
				</>
			) }
		</button>
	);
}
