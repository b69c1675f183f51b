<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

/** What anybody can send to a route that needs no right. */
final class PublicCall {

	/**
	 * @param string    $case  what is sent where, for whoever reads a failure.
	 * @param string    $path  below userfeedback/v1, with its query string if it has one.
	 * @param list<int> $may   statuses that are right here; none where nobody can know beforehand.
	 * @param string    $names the field that a refusal must be about; empty for none.
	 */
	public function __construct(
		public readonly string $case,
		public readonly string $method,
		public readonly string $path,
		public readonly string $body = '',
		public readonly string $type = 'application/json',
		public readonly array $may = array(),
		public readonly string $names = ''
	) {}

	/** @param list<int> $may */
	public static function submission(
		string $case,
		int|string $surveyId,
		string $body,
		array $may = array(),
		string $type = 'application/json',
		string $names = ''
	): self {
		return new self( $case, 'POST', "surveys/$surveyId/responses", $body, $type, $may, $names );
	}

	public function called( string $case ): self {
		return new self( $case, $this->method, $this->path, $this->body, $this->type, $this->may, $this->names );
	}

	/** The same call as the collector takes it; null for what it does not take. */
	public function query(): ?string {
		return 1 === preg_match( '#\Asurveys/(\d+)/(response|impression)s?(?:\?(.*))?\z#s', $this->path, $found )
			? "survey=$found[1]&do=$found[2]&" . ( $found[3] ?? '' )
			: null;
	}
}
