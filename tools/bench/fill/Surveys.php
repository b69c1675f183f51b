<?php
declare(strict_types=1);

namespace UserFeedback\Bench;

use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyShape;

/** Four surveys that together contain most types of question. */
final class Surveys {

	public const REASONS = array( 'Notebooks and paper', 'Pens and ink', 'A gift', 'Delivery or returns', 'Just looking' );

	public function website(): Survey {
		return $this->save(
			'How is our website?',
			'survey',
			array(
				self::question( 'radio-button', 'Did you find what you came for?', array( 'Yes', 'Partly', 'No' ) ),
				self::question( 'checkbox', 'What did you come for?', self::REASONS ),
				self::question( 'text', 'What is one thing we could do better?' ),
			)
		);
	}

	public function newsletter(): Survey {
		return $this->save(
			'Would you recommend our newsletter?',
			'nps',
			array( self::question( 'nps', 'How likely are you to recommend our newsletter?', array(), true ) )
		);
	}

	public function order(): Survey {
		return $this->save(
			'After your order',
			'survey',
			array(
				self::question( 'star-rating', 'How was your order?', array(), true ),
				self::question( 'long-text', 'Is there anything that surprised you?' ),
				self::question( 'email', 'May we write to you about it?' ),
			)
		);
	}

	public function checkout(): Survey {
		return $this->save(
			'Was paying easy?',
			'survey',
			array( self::question( 'radio-button', 'Was paying easy?', array( 'Yes', 'No' ) ) )
		);
	}

	/** Eight questions, for very many responses. */
	public function large(): Survey {
		return $this->save(
			'How was your year with us?',
			'nps',
			array(
				self::question( 'nps', 'How likely are you to recommend us?' ),
				self::question( 'radio-button', 'Did you find what you came for?', array( 'Yes', 'Partly', 'No' ) ),
				self::question( 'checkbox', 'What did you come for?', self::REASONS ),
				self::question( 'star-rating', 'How was your order?' ),
				self::question( 'radio-button', 'Was paying easy?', array( 'Yes', 'No' ) ),
				self::question( 'radio-button', 'How often do you visit us?', array( 'Daily', 'Weekly', 'Monthly', 'Rarely' ) ),
				self::question( 'radio-button', 'Who is it for?', array( 'For me', 'My family', 'A friend', 'My work', 'Nobody yet' ) ),
				self::question( 'text', 'What is one thing we could do better?' ),
			)
		);
	}

	/** Twenty questions, for visitors who leave at any of them. */
	public function long(): Survey {
		return $this->save(
			'How was your visit?',
			'survey',
			array_map( static fn( int $stop ): array => self::question( 'star-rating', "How was stop $stop?" ), range( 1, 20 ) )
		);
	}

	/** @param list<array<string, mixed>> $questions */
	private function save( string $title, string $type, array $questions ): Survey {
		/** @var array<string, mixed> $draft it fits: a site without it would not be filled at all. */
		$draft = Validator::body(
			SurveyShape::draft(),
			array(
				'title'     => $title,
				'type'      => $type,
				'status'    => 'publish',
				'questions' => $questions,
			)
		)->value;
		return Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey;
	}

	/**
	 * @param list<string> $options
	 * @return array<string, mixed>
	 */
	private static function question( string $type, string $title, array $options = array(), bool $commentBox = false ): array {
		return array(
			'type'     => $type,
			'title'    => $title,
			'config'   => array( 'options' => $options ),
			'settings' => array( 'comment_box' => $commentBox ),
		);
	}
}
