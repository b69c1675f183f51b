<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use UserFeedback\Contract\QuestionType;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\MailLook;
use UserFeedback\Mail\ReplyTo;
use UserFeedback\Mail\SiteWords;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the message about a response, or about all responses since the last message, in the site's language. Visitors' input
 * is plain text, never markup, a link, or a header; only an email address from an answer becomes the reply-to.
 */
final class WriteResponseMail {

	/** Maximum responses shown in one message. */
	private const MOST = 50;

	/** @param non-empty-list<StoredResponse> $responses exactly one if the survey sends them one by one */
	public function run( Survey $survey, array $responses, MailLook $look ): Mail {
		return SiteWords::inItsLanguage(
			static function () use ( $survey, $responses, $look ): Mail {
				$isDigest = ! Rhythm::isOneByOne( $survey->notifications );
				$title    = Words::title( $survey, $isDigest ? count( $responses ) : null );
				$shown    = array_slice( $responses, 0, self::MOST );
				$more     = count( $responses ) - count( $shown );
				return new Mail(
					Words::subject( $title, $survey, $isDigest ? 0 : $responses[0]->id ),
					TextForm::of( $survey, $title, $shown, $more, $isDigest ),
					$look->hasCards ? CardsForm::of( $survey, $title, $shown, $more, $isDigest, $look->image ) : '',
					$isDigest ? null : self::replyTo( $survey, $responses[0] )
				);
			}
		);
	}

	/** Uses the first address from the survey's current questions; a removed question may have asked for someone else's. */
	private static function replyTo( Survey $survey, StoredResponse $response ): ?ReplyTo {
		foreach ( $response->answers as $answer ) {
			$asked = $survey->question( $answer->questionId );
			if ( QuestionType::EMAIL === $answer->type && QuestionType::EMAIL === $asked?->type ) {
				$replyTo = ReplyTo::of( $answer->text(), $answer->name );
				if ( null !== $replyTo ) {
					return $replyTo;
				}
			}
		}
		return null;
	}
}
