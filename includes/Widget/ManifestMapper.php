<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Questions\Picture;
use UserFeedback\Questions\Question;
use UserFeedback\Questions\QuestionType;
use UserFeedback\Responses\WriteToken;
use UserFeedback\Rest\Router;

/** The manifest as Schema\WidgetManifest shows it. Nothing in it depends on who asks. */
final class ManifestMapper {

	/**
	 * @param Closure(): bool   $may_require whether the site's edition has required questions; elsewhere each may be skipped.
	 * @param Closure(): string $collector   its address, or nothing.
	 */
	public function __construct( private readonly Bundle $bundle, private readonly WriteToken $tokens, private readonly Clock $clock, private readonly Closure $may_require, private readonly Closure $collector ) {}

	/**
	 * @param list<Candidate> $candidates
	 * @return array<string, mixed>
	 */
	public function toArray( array $candidates, PageContext $page, bool $preview = false ): array {
		return array(
			'made_at'   => $this->clock->now()->getTimestamp(),
			'preview'   => $preview,
			'rest'      => rest_url( Router::NAMESPACE . '/' ),
			'collector' => $preview ? '' : ( $this->collector )(),
			'bundle'    => $this->bundle->survey(),
			'page'      => array(
				'id'   => $page->id,
				'name' => $page->name,
			),
			'surveys'   => array_map( array( $this, 'survey' ), $candidates ),
			'strings'   => Strings::all(),
		);
	}

	/** @return array<string, mixed> */
	private function survey( Candidate $candidate ): array {
		$survey = $candidate->survey;
		return array(
			'id'          => $survey->id,
			'type'        => $survey->type,
			'floats'      => $candidate->floats,
			'cookie_name' => $survey->cookieName(),
			'nonce'       => $this->tokens->of( $survey->id ),
			'questions'   => array_map( array( $this, 'question' ), $survey->questions ),
			'thank_you'   => array(
				'type'    => 'message',
				'message' => $survey->settings->thank_you->message,
			),
		);
	}

	/** @return array<string, mixed> */
	private function question( Question $question ): array {
		return array(
			'id'           => $question->id,
			'type'         => $question->type->value,
			'title'        => $question->title,
			'options'      => $question->options,
			'images'       => QuestionType::IMAGE_RADIO === $question->type ? array_map( static fn( Picture $picture ): string => $picture->image, $question->pictures ) : array(),
			'include_name' => $question->asksForName(),
			'required'     => $question->required && ( $this->may_require )(),
			'comment_box'  => $question->asksForComment(),
		);
	}
}
