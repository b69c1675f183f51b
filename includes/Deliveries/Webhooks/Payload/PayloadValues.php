<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Payload;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Settings\WebhookField;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Values of a response for webhooks. */
final class PayloadValues {

	private const TYPE = 'survey.response.created';

	/**
	 * Returns the values that the owner picked, under the owner's names; if a name is used twice, the last one counts.
	 *
	 * @param list<array{key: string, value: string}> $rows
	 * @return array<array-key, string|int|list<string>|null> empty if no row has both a name and a value.
	 */
	public static function picked( array $rows, Survey $survey, StoredResponse $response ): array {
		$picked = array();
		foreach ( $rows as [ 'key' => $key, 'value' => $value ] ) {
			if ( '' !== trim( $key ) && '' !== $value ) {
				$field                  = WebhookField::tryFrom( $value );
				$picked[ trim( $key ) ] = null === $field
					? self::answer( $value, $response )?->value
					: self::field( $field, $survey, $response );
			}
		}
		return $picked;
	}

	/** @return array<string, mixed> in the form of Standard Webhooks: the event, its time, and all data. */
	public static function whole( Survey $survey, StoredResponse $response ): array {
		$of = static fn( WebhookField $field ): string|int => self::field( $field, $survey, $response );
		return array(
			'type'      => self::TYPE,
			'timestamp' => $of( WebhookField::RESPONSE_DATE ),
			'data'      => array(
				'survey'   => array(
					'id'    => $of( WebhookField::SURVEY_ID ),
					'title' => $of( WebhookField::SURVEY_TITLE ),
				),
				'response' => array(
					'id'           => $of( WebhookField::RESPONSE_ID ),
					'link'         => $of( WebhookField::RESPONSE_LINK ),
					'submitted_at' => $of( WebhookField::RESPONSE_DATE ),
				),
				'page'     => array(
					'id'    => $response->page->id,
					'title' => $of( WebhookField::PAGE_TITLE ),
					'url'   => $of( WebhookField::PAGE_URL ),
				),
				'answers'  => array_map( static fn( Answer $answer ): array => self::answerValues( $answer, $survey ), $response->answers ),
			),
		);
	}

	private static function field( WebhookField $field, Survey $survey, StoredResponse $response ): string|int {
		return match ( $field ) {
			WebhookField::SURVEY_ID     => $survey->id,
			WebhookField::SURVEY_TITLE  => $survey->title,
			WebhookField::RESPONSE_ID   => $response->id,
			WebhookField::RESPONSE_LINK => self::link( $response ),
			WebhookField::RESPONSE_DATE => Clock::toApi( Clock::fromStored( $response->submittedAt ) ),
			WebhookField::PAGE_TITLE    => $response->page->name,
			WebhookField::PAGE_URL      => $response->page->url,
		};
	}

	/** Links to the response in the admin; an example response links to the list. */
	private static function link( StoredResponse $response ): string {
		$one = 0 === $response->id ? '' : "/$response->id";
		return admin_url( "admin.php?page=userfeedback_results#/survey/$response->surveyId/responses$one" );
	}

	private static function answer( string $questionId, StoredResponse $response ): ?Answer {
		foreach ( $response->answers as $answer ) {
			if ( $answer->questionId === $questionId ) {
				return $answer;
			}
		}
		return null;
	}

	/** @return array<string, mixed> */
	private static function answerValues( Answer $answer, Survey $survey ): array {
		return array(
			'question_id' => $answer->questionId,
			'question'    => $survey->answerableQuestion( $answer->questionId )->title ?? '',
			'type'        => $answer->type->name,
			'value'       => $answer->value,
		) + array_filter(
			array(
				'comments' => $answer->comments,
				'name'     => $answer->name,
			),
			static fn( string $text ): bool => '' !== $text
		);
	}
}
