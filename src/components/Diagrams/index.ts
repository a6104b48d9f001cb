export {DragSequence} from './DragSequence';
export {EventLoops} from './EventLoops';
export {Layers} from './Layers';
export {Ownership} from './Ownership';
export {ShowToPixels} from './ShowToPixels';
export {SignalPath} from './SignalPath';
export {StylePath} from './StylePath';
export {WrapperLookup} from './WrapperLookup';
