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
 * Writes what is told of a response, or of all those that came since the last message, in the language of the site. What
 * visitors typed is text in it and never markup, link or header; only an e-mail address that one left is answered to.
 */
final class WriteResponseMail {

	/** Responses that are shown in one message. */
	private const MOST = 50;

	/** @param non-empty-list<StoredResponse> $responses one alone where the survey wants them one by one. */
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

	/** The first address of the questions that the survey has; a removed one may have asked for somebody else's. */
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
