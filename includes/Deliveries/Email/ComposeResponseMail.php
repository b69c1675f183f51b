<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\ReplyTo;
use UserFeedback\Settings\Mail\SiteStrings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the message about a response, or about all responses since the last message, in the site's language. Visitors' input
 * is plain text, never markup, a link, or a header; only an email address from an answer becomes the reply-to.
 */
final class ComposeResponseMail {

	/** Maximum responses shown in one message. */
	private const MOST = 50;

	/** @param non-empty-list<StoredResponse> $responses exactly one if the survey sends them one by one */
	public function run( Survey $survey, array $responses, MailTheme $theme ): Mail {
		return SiteStrings::inItsLanguage(
			static function () use ( $survey, $responses, $theme ): Mail {
				$isDigest = ! DigestFrequency::isOneByOne( $survey->notifications );
				$title    = ResponseMailStrings::title( $survey, $isDigest ? count( $responses ) : null );
				$shown    = array_slice( $responses, 0, self::MOST );
				$more     = count( $responses ) - count( $shown );
				return new Mail(
					ResponseMailStrings::subject( $title, $survey, $isDigest ? 0 : $responses[0]->id ),
					ResponseMailText::of( $survey, $title, $shown, $more, $isDigest ),
					$theme->hasCards ? ResponseMailHtml::of( $survey, $title, $shown, $more, $isDigest, $theme->image ) : '',
					$isDigest ? null : self::replyTo( $survey, $responses[0] )
				);
			}
		);
	}

	/** Uses the first address from the survey's current questions; a removed question may have asked for someone else's. */
	private static function replyTo( Survey $survey, StoredResponse $response ): ?ReplyTo {
		foreach ( $response->answers as $answer ) {
			$asked = $survey->question( $answer->questionId );
			if ( $answer->type->isEmailAddress() && true === $asked?->type->isEmailAddress() ) {
				$replyTo = ReplyTo::of( $answer->text(), $answer->name );
				if ( null !== $replyTo ) {
					return $replyTo;
				}
			}
		}
		return null;
	}
}
