<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use LogicException;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyShape;

/** Two live surveys and a scheduled one. */
final class Surveys {

	public function areNone(): bool {
		return '0' === Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {surveys}' );
	}

	public function newsletter(): Survey {
		return $this->save(
			'-91 days',
			array(
				'title'     => 'Would you recommend our newsletter?',
				'type'      => 'nps',
				'status'    => 'publish',
				'questions' => array(
					self::question(
						'nps',
						'How likely are you to recommend our newsletter to a friend?',
						array(),
						array( 'comment_box' => true )
					),
				),
				'settings'  => self::thanks( 'Thank you. We read every comment before we write the next issue.' ),
			)
		);
	}

	public function website(): Survey {
		return $this->save(
			'-90 days',
			array(
				'title'     => 'How is our website?',
				'status'    => 'publish',
				'questions' => array(
					self::question(
						'radio-button',
						'Did you find what you came for?',
						array( 'Yes', 'Partly', 'No' ),
						array( 'required' => true )
					),
					self::question(
						'checkbox',
						'What did you come for?',
						array( 'Notebooks and paper', 'Pens and ink', 'A gift', 'Delivery or returns', 'Just looking' )
					),
					self::question( 'text', 'What is one thing we could do better?' ),
				),
				'settings'  => self::thanks( 'Thanks for your feedback!' ),
			)
		);
	}

	public function scheduled(): Survey {
		return $this->save(
			'-2 days',
			array(
				'title'      => 'After your first order',
				'status'     => 'draft',
				'publish_at' => Plugin::get( Clock::class )->now()->modify( '+7 days' )->setTime( 9, 0 )->format( DATE_ATOM ),
				'questions'  => array(
					self::question( 'star-rating', 'How was your first order?', array(), array( 'comment_box' => true ) ),
					self::question( 'long-text', 'Is there anything that surprised you, good or bad?' ),
					self::question( 'email', 'May we write to you about it?', array(), array(), true ),
				),
				'settings'   => self::thanks( 'Thank you, and enjoy the paper.' ),
			)
		);
	}

	/** @param array<string, mixed> $body of POST surveys. */
	private function save( string $made, array $body ): Survey {
		$checked = Validator::body( SurveyShape::draft(), $body );
		if ( ! $checked->fits() ) {
			throw new LogicException( 'A survey of the demo breaks the contract.' );
		}
		/** @var array<string, mixed> $draft */
		$draft = $checked->value;
		$clock = Plugin::get( Clock::class );
		$now   = $clock->now();
		$clock->stopAt( $now->modify( $made ) );
		$saved = Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) );
		$clock->stopAt( $now ); // It may have been stopped before; all that follows is of this moment.

		return $saved->survey;
	}

	/**
	 * @param list<string> $options
	 * @param array<string, bool> $settings
	 * @return array<string, mixed>
	 */
	private static function question(
		string $type,
		string $title,
		array $options = array(),
		array $settings = array(),
		bool $includeName = false
	): array {
		return array(
			'type'     => $type,
			'title'    => $title,
			'config'   => array(
				'options'      => $options,
				'include_name' => $includeName,
			),
			'settings' => $settings,
		);
	}

	/** @return array<string, mixed> */
	private static function thanks( string $message ): array {
		return array(
			'thank_you' => array(
				'type'    => 'message',
				'message' => $message,
			),
		);
	}
}
