<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use Closure;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Delivery\SampleShape;
use UserFeedback\Deliveries\Samples\LastResponse;
use UserFeedback\Mail\MailLook;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\Drafts\ReadDraft;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Saving\DropDeadConditions;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews the message for a survey that is being edited. Nothing is sent or stored. */
final class ResponseMailController {

	/** @param Closure(): MailLook $look */
	public function __construct(
		private readonly ReadDraft $read,
		private readonly SurveyRepository $surveys,
		private readonly LastResponse $last,
		private readonly WriteResponseMail $write,
		private readonly Closure $look
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'response-mail/sample', array( self::class, 'sample' ), Can::EDIT )
				->body( static fn() => SampleShape::mailWish() )
				->returns( static fn() => SampleShape::mail() ),
		);
	}

	/**
	 * The last response is shown only to users who may view it on the results screens.
	 *
	 * @return array<string, mixed>
	 * @throws Invalid a rule for drafts is broken.
	 * @throws NotFound
	 * @throws StorageFailed
	 */
	public function sample( Request $request ): array {
		/** @var array{survey: array<string, mixed>} $body */
		$body   = $request->body();
		$draft  = SurveyDraft::fromArray( $body['survey'] );
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		$survey = DropDeadConditions::of( $this->read->run( $draft, $stored ) );
		$last   = current_user_can( Can::VIEW->value ) ? $this->last->of( $survey ) : null;
		$mail   = $this->write->run( $survey, array( $last ?? $this->last->madeUp( $survey ) ), ( $this->look )() );

		return array(
			'subject'    => $mail->subject,
			'reply_to'   => $mail->replyTo?->shown() ?? '',
			'text'       => $mail->text,
			'html'       => $mail->html,
			'is_made_up' => null === $last,
		);
	}
}
