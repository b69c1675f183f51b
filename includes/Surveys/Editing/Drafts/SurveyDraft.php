<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use DateTimeImmutable;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Surveys\Questions\QuestionDraft;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A survey as the builder sent it. Null means that a part was not sent: an update leaves it unchanged.
 *
 * @phpstan-import-type Sent from QuestionDraft
 */
final class SurveyDraft {

	/**
	 * @param string|null                  $token         the browser's id for a survey that it creates
	 * @param list<QuestionDraft>|null     $questions
	 * @param array<string, mixed>         $settings      submitted parts of SurveySettingsShape
	 * @param array<string, mixed>         $notifications submitted parts of NotificationsShape
	 */
	private function __construct(
		public readonly ?int $id,
		public readonly ?int $version,
		public readonly ?string $token,
		public readonly string $title,
		public readonly ?SurveyStatus $status,
		public readonly ?string $type,
		public readonly ?array $questions,
		public readonly array $settings,
		public readonly array $notifications,
		public readonly ?string $template,
		public readonly bool $setsPublishAt,
		public readonly ?DateTimeImmutable $publishAt
	) {}

	/** @param array<string, mixed> $body already validated against SurveyShape::draft() */
	public static function fromArray( array $body ): self {
		/**
		 * @var array{
		 *     id?: int,
		 *     version?: int,
		 *     token?: string,
		 *     title: string,
		 *     status?: string,
		 *     type?: string,
		 *     questions?: list<Sent>,
		 *     settings?: array<string, mixed>,
		 *     notifications?: array<string, mixed>,
		 *     template?: string,
		 *     publish_at?: string|null,
		 * } $body
		 */
		$publishAt = $body['publish_at'] ?? null;

		return new self(
			$body['id'] ?? null,
			$body['version'] ?? null,
			$body['token'] ?? null,
			OwnerText::line( $body['title'] ),
			isset( $body['status'] ) ? SurveyStatus::from( $body['status'] ) : null,
			$body['type'] ?? null,
			isset( $body['questions'] ) ? array_map( array( QuestionDraft::class, 'fromArray' ), $body['questions'] ) : null,
			self::tidied( $body['settings'] ?? array() ),
			$body['notifications'] ?? array(),
			$body['template'] ?? null,
			array_key_exists( 'publish_at', $body ),
			null === $publishAt ? null : new DateTimeImmutable( $publishAt )
		);
	}

	/** Applies the notifications that were sent to the existing ones. */
	public function notificationsOver( Notifications $before ): Notifications {
		return Notifications::fromArray( $this->notifications, $before );
	}

	/**
	 * Trims stray white space from the owner's text. ThankYou trims its own text.
	 *
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function tidied( array $settings ): array {
		foreach ( array_diff( array_keys( $settings ), array( 'thank_you', 'targeting' ) ) as $name ) {
			if ( is_array( $settings[ $name ] ) ) {
				array_walk_recursive(
					$settings[ $name ],
					static function ( mixed &$value ): void {
						$value = is_string( $value ) ? OwnerText::line( $value ) : $value;
					}
				);
			} elseif ( is_string( $settings[ $name ] ) ) {
				$settings[ $name ] = OwnerText::paragraph( $settings[ $name ] );
			}
		}
		$targeting = $settings['targeting'] ?? null;
		if ( is_array( $targeting ) && is_array( $targeting['page_rules'] ?? null ) ) {
			/** @var list<array{logic: string, operator: string, data: mixed}> $rules checked against TargetingShape. */
			$rules                   = $targeting['page_rules'];
			$targeting['page_rules'] = array_map( array( PageRuleText::class, 'tidied' ), $rules );
			$settings['targeting']   = $targeting;
		}
		return $settings;
	}
}
