/** The preview of editions with all question types. */
import '../../survey/question-types/on-demand/all';
import './index';
