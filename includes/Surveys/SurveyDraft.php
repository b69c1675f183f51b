<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use UserFeedback\Questions\OwnerText;
use UserFeedback\Questions\QuestionDraft;

/** A survey as the builder sent it. What is null was not sent: an update leaves it as it is. */
final class SurveyDraft {

	/** @param list<QuestionDraft>|null $questions */
	private function __construct(
		public readonly ?int $id,
		public readonly ?int $version,
		public readonly string $title,
		public readonly ?SurveyStatus $status,
		public readonly ?string $type,
		public readonly ?array $questions,
		public readonly ?ThankYou $thank_you,
		public readonly bool $sets_publish_at,
		public readonly ?DateTimeImmutable $publish_at
	) {}

	/** @param array<string, mixed> $body checked against Schema\Survey::draft(). */
	public static function fromArray( array $body ): self {
		/** @var array{id?: int, version?: int, title: string, status?: string, type?: string, questions?: list<array{id?: string, title: string, type: string, config: array{options: list<string>, include_name: bool}, settings: array{required: bool, comment_box: bool}}>, settings?: array{thank_you?: array{type: string, message: string}}, publish_at?: string|null} $body */
		$publish_at = $body['publish_at'] ?? null;

		return new self(
			$body['id'] ?? null,
			$body['version'] ?? null,
			OwnerText::line( $body['title'] ),
			isset( $body['status'] ) ? SurveyStatus::from( $body['status'] ) : null,
			$body['type'] ?? null,
			isset( $body['questions'] ) ? array_map( array( QuestionDraft::class, 'fromArray' ), $body['questions'] ) : null,
			isset( $body['settings']['thank_you'] ) ? self::thankYou( $body['settings']['thank_you'] ) : null,
			array_key_exists( 'publish_at', $body ),
			null === $publish_at ? null : new DateTimeImmutable( $publish_at )
		);
	}

	/** @param array{type: string, message: string} $sent */
	private static function thankYou( array $sent ): ThankYou {
		$message = OwnerText::paragraph( $sent['message'] );
		return new ThankYou( '' === $message ? ThankYou::defaultMessage() : $message, $sent['type'] );
	}
}
