<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use Closure;
use UserFeedback\Deliveries\Samples\NotificationPreviewShape;
use UserFeedback\Deliveries\Samples\SampleResponse;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Editing\Drafts\BuildSurveyFromDraft;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\PruneConditions;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews the message for a survey that is being edited. Nothing is sent or stored. */
final class ResponseMailController {

	/** @param Closure(): MailTheme $theme */
	public function __construct(
		private readonly BuildSurveyFromDraft $buildSurvey,
		private readonly SurveyRepository $surveys,
		private readonly SampleResponse $sampleResponse,
		private readonly ComposeResponseMail $compose,
		#[Lazy( MailTheme::class )] private readonly Closure $theme
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'response-mail/sample', array( self::class, 'sample' ), Permission::EDIT )
				->body( static fn() => NotificationPreviewShape::mailWish() )
				->returns( static fn() => NotificationPreviewShape::mail() ),
		);
	}

	/**
	 * The last response is shown only to users who may view it on the results screens.
	 *
	 * @return array<string, mixed>
	 * @throws ValidationFailed a rule for drafts is broken.
	 * @throws RequestError not found.
	 * @throws StorageFailed
	 */
	public function sample( Request $request ): array {
		/** @var array{survey: array<string, mixed>} $body */
		$body   = $request->body();
		$draft  = SurveyDraft::fromArray( $body['survey'] );
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		$survey = PruneConditions::of( $this->buildSurvey->build( $draft, $stored ) );
		$last   = current_user_can( Permission::VIEW->value ) ? $this->sampleResponse->of( $survey ) : null;
		$mail   = $this->compose->run( $survey, array( $last ?? $this->sampleResponse->makeExample( $survey ) ), ( $this->theme )() );

		return array(
			'subject'    => $mail->subject,
			'reply_to'   => $mail->replyTo?->shown() ?? '',
			'text'       => $mail->text,
			'html'       => $mail->html,
			'is_made_up' => null === $last,
		);
	}
}
